import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentAnchor } from '../current-anchor/index.ts';
import { TextContents } from '../long-text/index.ts';
import { anchorsOf, contentsOf } from './contents-of.ts';
import type { Manual } from './manual.ts';
import styles from './manual-contents.module.css';
import { useManual } from './use-manual.ts';

/** Keeps the current entry in sight where the contents are longer than the window. */
function useCurrentInSight(frame: RefObject<HTMLElement | null>, current: string | undefined): void {
  useEffect(() => {
    const entry = current && frame.current?.querySelector<HTMLElement>('[aria-current]');
    if (!entry || !frame.current) return;
    const middle = (frame.current.clientHeight - entry.offsetHeight) / 2;
    frame.current.scrollTop = entry.offsetTop - middle;
  }, [frame, current]);
}

function FollowingContents({ manual }: { readonly manual: Manual }) {
  const { t } = useTranslation();
  const current = useCurrentAnchor(anchorsOf(manual));
  const frame = useRef<HTMLDivElement>(null);
  useCurrentInSight(frame, current);
  return (
    <div ref={frame} className={styles.frame}>
      <TextContents sections={contentsOf(manual)} label={t('manual.contents')} current={current} />
    </div>
  );
}

/** Beside the manual: the table of contents, which follows the scroll. */
export function ManualContents() {
  const manual = useManual();
  return manual && <FollowingContents manual={manual} />;
}
