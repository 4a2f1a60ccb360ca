import classes from './petals.module.css';

interface PetalsProps {
  readonly done: number;
  readonly all: number;
}

/** A flower with a petal for each step, the ones that are done in color. The count beside it says the same in words. */
export function Petals({ done, all }: PetalsProps) {
  const petals = Array.from({ length: all }, (_, index) => index);
  return (
    <svg viewBox="-50 -50 100 100" className={classes.petals} aria-hidden="true">
      {petals.map((petal) => (
        <path
          key={petal}
          d="M0 -18 C9 -26 9 -38 0 -47 C-9 -38 -9 -26 0 -18Z"
          transform={`rotate(${(360 / all) * petal})`}
          data-state={petal < done ? 'done' : petal === done ? 'next' : undefined}
        />
      ))}
    </svg>
  );
}
