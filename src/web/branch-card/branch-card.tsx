import type { Language } from '#domain/language.ts';
import { QistMark } from '#web/ui/qist-mark.tsx';
import map from './art/map.svg';
import { BranchActions } from './branch-actions.tsx';
import { cardMessages } from './branch-card.messages.ts';
import styles from './branch-card.module.css';
import { BranchFacts } from './branch-facts.tsx';
import type { CardBranch } from './card-branch.ts';
import { landmarkPicture } from './landmark-pictures.ts';

interface BranchCardProps {
  readonly branch: CardBranch;
  readonly language: Language;
}

/**
 * The card of a branch; the head office's takes the whole row, with a map. It depends only on the direction of the page, so the
 * office can show the same card as the site.
 */
export function BranchCard({ branch, language }: BranchCardProps) {
  const landmark = landmarkPicture(branch.code);
  return (
    <article className={`${styles.card} ${branch.isHeadOffice ? styles.headOffice : ''}`}>
      {branch.isHeadOffice && (
        <img
          src={map}
          alt=""
          width={560}
          height={330}
          loading="lazy"
          className={`${styles.map} screen-only`}
        />
      )}
      <div className={styles.body}>
        <header className={styles.head}>
          <div>
            <h3 className={styles.city}>
              {branch.city[language]}
              {language === 'en' && (
                <span lang="ur" dir="rtl" className={styles.urduCity}>
                  {branch.city.ur}
                </span>
              )}
            </h3>
            <p className={styles.area}>{branch.area}</p>
          </div>
          {branch.isHeadOffice ? (
            <span className={styles.tag}>{cardMessages.headOffice[language]}</span>
          ) : landmark === undefined ? (
            <QistMark size={48} />
          ) : (
            <img src={landmark} alt="" width={64} height={57} loading="lazy" className="screen-only" />
          )}
        </header>
        <BranchFacts branch={branch} language={language} />
        <BranchActions branch={branch} language={language} />
      </div>
    </article>
  );
}
