import styles from './section-head.module.css';

interface SectionHeadProps {
  readonly title: string;
  readonly text: string;
}

/** A section's name with one sentence opposite. The name takes the focus when a link leads to the section. */
export function SectionHead({ title, text }: SectionHeadProps) {
  return (
    <header className={styles.head}>
      <h2 className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
    </header>
  );
}
