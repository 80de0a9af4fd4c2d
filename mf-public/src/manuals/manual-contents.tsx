import { useTranslation } from 'react-i18next';
import { TextContents } from '../long-text/index.ts';
import { anchorsOf, contentsOf } from './contents-of.ts';
import type { Manual } from './manual.ts';
import styles from './manual-contents.module.css';
import { useCurrentAnchor } from './use-current-anchor.ts';
import { useManual } from './use-manual.ts';

function FollowingContents({ manual }: { readonly manual: Manual }) {
  const { t } = useTranslation('mf-public');
  const current = useCurrentAnchor(anchorsOf(manual));
  return (
    <div className={styles.frame}>
      <TextContents sections={contentsOf(manual)} label={t('manual.contents')} current={current} />
    </div>
  );
}

/** Beside the manual: the table of contents, which follows the scroll. */
export function ManualContents() {
  const manual = useManual();
  return manual && <FollowingContents manual={manual} />;
}
