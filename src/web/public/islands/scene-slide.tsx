import type { SceneName } from '#contract/site/site-content.ts';
import type { Language } from '#domain/language.ts';
import { scenePicture } from './scene-pictures.ts';
import styles from './slideshow.module.css';

interface SceneSlideProps {
  readonly language: Language;
  readonly scene: SceneName;
  readonly isShown: boolean;
  /** The first slide is fetched with high priority. */
  readonly isFirst: boolean;
  readonly onReady: () => void;
}

const phones = '(max-width: 559px)';

/** One scene over the whole hero, or faded out. It is decoration; the text beside it describes it. */
export function SceneSlide({ language, scene, isShown, isFirst, onReady }: SceneSlideProps) {
  const picture = scenePicture(scene, language);
  const look = [styles.slide, isShown ? styles.shown : '', picture.isTurned ? styles.turned : ''].join(' ');
  return (
    <picture>
      <source media={phones} type="image/avif" srcSet={picture.phone} />
      <source type="image/avif" srcSet={`${picture.wide} 1280w, ${picture.widest} 1920w`} sizes="100vw" />
      <source media={phones} srcSet={picture.phoneWebp} />
      <img
        src={picture.wideWebp}
        alt=""
        width={1280}
        height={720}
        className={look}
        fetchPriority={isFirst ? 'high' : 'low'}
        onLoad={onReady}
      />
    </picture>
  );
}
