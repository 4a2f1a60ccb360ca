import { BranchCard } from '#web/branch-card/branch-card.tsx';
import layout from '../parts/layout.module.css';
import { SectionHead } from '../parts/section-head.tsx';
import { useSite } from '../site-context.ts';
import styles from './branches.module.css';
import { HomeVisitPanel } from './home-visit-panel.tsx';

export function Branches() {
  const { content, language } = useSite();
  const { branches, texts } = content;
  return (
    <section id="branches" className={`${layout.section} later`}>
      <div className={layout.container}>
        <SectionHead title={texts.branchesHeading} text={texts.branchesIntroduction} />
        <div className={styles.cards}>
          {branches.map((branch) => (
            <BranchCard key={branch.code} branch={branch} language={language} />
          ))}
        </div>
        <HomeVisitPanel />
      </div>
    </section>
  );
}
