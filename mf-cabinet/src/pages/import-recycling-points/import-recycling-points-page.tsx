import { useWording } from '@ecocircle/app-kit/wording';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { BackLink, NavigatedPage } from '../../navigation/index.ts';
import { pointListPath, WHOLE_LIST } from '../../points/index.ts';
import { ChooseFile } from './choose-file.tsx';
import { FileGuide } from './file-guide.tsx';
import styles from './import-recycling-points-page.module.css';
import { $step, pageLeft } from './model.ts';
import { Outcome } from './outcome.tsx';
import { Report } from './report.tsx';

function Step() {
  const step = useUnit($step);
  if (step.kind === 'checked' || step.kind === 'writing') return <Report {...step} />;
  return step.kind === 'written' ? <Outcome report={step.report} /> : <ChooseFile step={step} />;
}

/** Brings own points in by a file: chosen, checked, confirmed. */
export function ImportRecyclingPointsPage() {
  const { t } = useWording();
  const [step, leave] = useUnit([$step, pageLeft]);
  useEffect(() => leave, [leave]);
  const isChoosing = step.kind === 'choosing' || step.kind === 'checking' || step.kind === 'failed';
  return (
    <NavigatedPage>
      <BackLink to={pointListPath(WHOLE_LIST)}>{t('points.title')}</BackLink>
      <header className={styles.header}>
        <h1>{t('pointFiles.title')}</h1>
        <p className={styles.lead}>{t('pointFiles.lead')}</p>
      </header>
      <div className={styles.steps}>
        <Step />
        {isChoosing && <FileGuide />}
      </div>
    </NavigatedPage>
  );
}
