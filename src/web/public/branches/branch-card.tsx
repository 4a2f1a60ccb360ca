import type { SiteBranch } from '#contract/lender/site-branch.ts';
import map from '../art/map.svg';
import { Icon } from '../parts/icon.tsx';
import { useSite } from '../site-context.ts';
import { BranchActions } from './branch-actions.tsx';
import styles from './branch-card.module.css';
import { BranchFacts } from './branch-facts.tsx';
import { branchMessages } from './branches.messages.ts';
import { landmarkPicture } from './landmark-pictures.ts';

interface BranchCardProps {
  readonly branch: SiteBranch<string>;
}

/** A branch. The head office stands across the whole row, with a map. */
export function BranchCard({ branch }: BranchCardProps) {
  const { language, say } = useSite();
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
            <span className={styles.tag}>{say(branchMessages.headOffice)}</span>
          ) : landmark === undefined ? (
            <Icon name="mark" size={48} className={styles.sign} />
          ) : (
            <img src={landmark} alt="" width={64} height={57} loading="lazy" className="screen-only" />
          )}
        </header>
        <BranchFacts branch={branch} />
        <BranchActions branch={branch} />
      </div>
    </article>
  );
}
