import type { Language } from '#domain/language.ts';
import type { SlideContent } from './page-data.ts';
import { SceneSlide } from './scene-slide.tsx';
import { SlideControls } from './slide-controls.tsx';
import styles from './slideshow.module.css';
import { useSlideshow } from './use-slideshow.ts';

interface SlideshowProps {
  readonly language: Language;
  readonly slides: readonly SlideContent[];
}

/** The hero's scenes, fading one into the next. */
export function Slideshow({ language, slides }: SlideshowProps) {
  const slideshow = useSlideshow(slides.length);
  const present = slideshow.hasAllSlides ? slides : slides.slice(0, 1);
  return (
    <>
      <div className={styles.scenes}>
        {present.map(({ scene }, slide) => (
          <SceneSlide
            key={scene}
            language={language}
            scene={scene}
            isShown={slide === slideshow.shown}
            isFirst={slide === 0}
            onReady={() => slideshow.markReady(slide)}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <SlideControls language={language} slides={slides} slideshow={slideshow} />
      </div>
    </>
  );
}
