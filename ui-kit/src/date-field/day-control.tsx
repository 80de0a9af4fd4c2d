import type { ComponentPropsWithoutRef, FocusEvent, ReactElement, ReactNode } from 'react';
import { useLeave } from '../anchored/use-leave.ts';
import control from '../field/control.module.css';
import type { FieldIds } from '../field/field-frame.tsx';
import { CheckIcon } from '../icons/form-icons.ts';
import styles from './date-field.module.css';
import type { DateFieldProps } from './date-field-props.ts';
import { DayInput } from './day-input.tsx';
import { FieldButtons } from './field-buttons.tsx';
import { OpenCalendar } from './open-calendar.tsx';
import type { useDateField } from './use-date-field.ts';

interface DayControlProps extends Pick<DateFieldProps, 'texts' | 'value' | 'onValueChange' | 'min' | 'max'> {
  readonly day: ReturnType<typeof useDateField>;
  readonly attributes: Omit<ComponentPropsWithoutRef<'input'>, 'id'>;
  readonly ids: FieldIds;
  readonly label: ReactNode;
  readonly state: string;
  /** Whether a right day is ticked off. */
  readonly isTicked: boolean;
  readonly onUnreadable: () => void;
  /** Field and calendar were left for another part of the page. */
  readonly onLeft: (to: Node | null) => void;
}

/** What a day is typed into, with its calendar; label and messages stand around it. */
export function DayControl(props: DayControlProps): ReactElement {
  const { day, attributes, ids, label, state, isTicked, onUnreadable, onLeft, ...shared } = props;
  const { root, input, typed, own, calendar, choose, announced } = day;
  const { texts, value, onValueChange, min, max } = shared;
  const panelId = `${ids.control}-calendar`;
  // A press closes the calendar before the focus could leave it.
  useLeave(calendar.stage !== 'closed', root, (to) => {
    calendar.leave();
    onLeft(to);
  });
  const blur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) onLeft(relatedTarget as Node | null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears that the focus leaves the field and its calendar
    <span ref={root} className={styles.root} onBlur={blur}>
      <span className={control.box} data-state={state}>
        <DayInput
          attributes={{ ...attributes, id: ids.control, ref: input }}
          {...{ typed, own, calendar, texts, value, onValueChange, min, max, onUnreadable }}
        />
        {isTicked && <CheckIcon size="sm" className={control.mark} />}
        {own.isOwn && (
          <FieldButtons {...{ texts, input, typed, calendar, panelId, ids }} disabled={attributes.disabled} />
        )}
      </span>
      {calendar.stage === 'open' && (
        <OpenCalendar
          loaded={calendar.loaded}
          id={panelId}
          label={label}
          labelId={ids.label}
          closeLabel={texts.close}
          anchor={root}
          onClose={calendar.close}
          onChoose={choose}
          {...{ value, min, max, texts }}
        />
      )}
      <span aria-live="polite" className="visually-hidden">
        {announced}
      </span>
    </span>
  );
}
