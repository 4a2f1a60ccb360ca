import type { Language } from '#domain/language.ts';
import { InlineIcon } from '#web/site-parts/inline-icon.tsx';
import type { SlideContent } from './page-data.ts';
import { slideMessages } from './slide-controls.messages.ts';
import styles from './slide-controls.module.css';
import type { Slideshow } from './use-slideshow.ts';

interface SlideControlsProps {
  readonly language: Language;
  readonly slides: readonly SlideContent[];
  readonly slideshow: Slideshow;
}

/** The names of the scenes, a star each, and the button that stops the fading. */
export function SlideControls({ language, slides, slideshow }: SlideControlsProps) {
  const { isPlaying, shown, show, toggle } = slideshow;
  const label = isPlaying ? slideMessages.pause : slideMessages.play;
  return (
    // biome-ignore lint/a11y/useSemanticElements: these buttons are no fields of a form
    <div
      role="group"
      aria-label={slideMessages.pictures[language]}
      className={`${styles.controls} needs-script`}
    >
      {slides.map(({ scene, name }, slide) => (
        <button
          key={scene}
          type="button"
          className={styles.name}
          aria-pressed={slide === shown}
          onClick={() => show(slide)}
        >
          <InlineIcon name="star" size={12} />
          <span>{name}</span>
        </button>
      ))}
      <button type="button" className={styles.pause} aria-label={label[language]} onClick={toggle}>
        <InlineIcon name={isPlaying ? 'pause' : 'play'} size={18} />
      </button>
    </div>
  );
}
