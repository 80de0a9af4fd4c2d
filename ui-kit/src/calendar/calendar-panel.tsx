import { type ReactElement, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useAnchored } from '../anchored/use-anchored.ts';
import { Dialog } from '../dialog/index.ts';
import { closeByEscape } from '../dialog/modal-presses.ts';
import { useMediaQuery } from '../environment/index.ts';
import { BREAKPOINTS } from '../tokens/breakpoints.ts';
import { Calendar, type CalendarProps } from './calendar.tsx';
import styles from './calendar-panel.module.css';

/** Props of {@link CalendarPanel}. */
export interface CalendarPanelProps extends CalendarProps {
  readonly id: string;
  /** What the day is for, and the id of the element that says so. */
  readonly label: ReactNode;
  readonly labelId: string;
  readonly closeLabel: string;
  /** What the panel opens beside. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The day that the arrow keys begin from. */
const currentDay = (panel: HTMLElement | null) =>
  panel?.querySelector<HTMLElement>('[role="gridcell"] > [tabindex="0"]');

function Popover({ id, labelId, anchor, onClose, ...calendar }: CalendarPanelProps): ReactElement {
  const panel = useRef<HTMLDivElement>(null);
  useAnchored(true, anchor, panel, { align: 'start' });
  // It stands where it belongs by now: the page does not scroll for it.
  useLayoutEffect(() => currentDay(panel.current)?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-labelledby={labelId}
      className={styles.popover}
      onKeyDown={(event) => {
        if (event.key === 'Escape') closeByEscape(event, onClose);
      }}
    >
      <Calendar {...calendar} />
    </div>
  );
}

function Sheet({ id, label, closeLabel, onClose, ...calendar }: CalendarPanelProps): ReactElement {
  const content = useRef<HTMLDivElement>(null);
  // The browser puts the focus there as the dialog opens, and would put it on the button that closes it otherwise.
  useLayoutEffect(() => currentDay(content.current)?.setAttribute('autofocus', ''), []);
  return (
    <Dialog open onClose={onClose} title={label} closeLabel={closeLabel} width="sm">
      <div ref={content} id={id} className={styles.sheet}>
        <Calendar {...calendar} />
      </div>
    </Dialog>
  );
}

/** An open calendar: beside its field, or a sheet where the window is narrow. The focus is on its day. */
export function CalendarPanel(props: CalendarPanelProps): ReactElement {
  const isSheet = useMediaQuery(`(max-width: ${BREAKPOINTS.handheld}px)`, false);
  return isSheet ? <Sheet {...props} /> : <Popover {...props} />;
}
