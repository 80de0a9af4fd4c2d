import type { FocusEvent, ReactElement } from 'react';
import { useLeave } from '../anchored/use-leave.ts';
import control from '../field/control.module.css';
import { FieldFrame } from '../field/field-frame.tsx';
import { useField } from '../field/use-field.ts';
import { CheckIcon } from '../icons/form-icons.ts';
import styles from './date-field.module.css';
import type { DateFieldProps } from './date-field-props.ts';
import { DayInput } from './day-input.tsx';
import { FieldButtons } from './field-buttons.tsx';
import { OpenCalendar } from './open-calendar.tsx';
import { useDateField } from './use-date-field.ts';

/**
 * A field for a day, in the figures of the page's language: typed, or chosen in a calendar. Without scripts, and where
 * the calendar does not load, it is the browser's.
 */
export function DateField(props: DateFieldProps): ReactElement {
  const { value, onValueChange, min, max, figures: _, texts, load: __, onFocus, onBlur, ...given } = props;
  const { root, input, typed, own, calendar, problem, choose, announced } = useDateField(props);
  const field = useField({ ...given, error: problem || given.error });
  const { ids, frame, described, state, touch, rest } = field;
  const panelId = `${ids.control}-calendar`;
  const left = (): void => {
    touch();
    onBlur?.();
  };
  // A press closes the calendar before the focus could leave it.
  useLeave(calendar.stage !== 'closed', root, () => {
    calendar.leave();
    left();
  });
  const blur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) left();
  };
  const attributes = { ...rest, ...described, id: ids.control, ref: input, onFocus };
  return (
    <FieldFrame {...frame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears that the focus leaves the field and its calendar */}
      <span ref={root} className={styles.root} onBlur={blur}>
        <span className={control.box} data-state={state}>
          <DayInput
            {...{ attributes, typed, own, calendar, texts, value, onValueChange, min, max }}
            onUnreadable={touch}
          />
          {state === 'valid' && <CheckIcon size="sm" className={control.mark} />}
          {own.isOwn && (
            <FieldButtons {...{ texts, input, typed, calendar, panelId, ids }} disabled={rest.disabled} />
          )}
        </span>
        {calendar.stage === 'open' && (
          <OpenCalendar
            loaded={calendar.loaded}
            id={panelId}
            label={frame.label}
            labelId={ids.label}
            closeLabel={texts.close}
            anchor={root}
            onClose={calendar.close}
            onChoose={choose}
            {...{ value, min, max, texts }}
          />
        )}
      </span>
      <span aria-live="polite" className="visually-hidden">
        {announced}
      </span>
    </FieldFrame>
  );
}
