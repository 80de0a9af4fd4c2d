import type { ReactElement, RefObject } from 'react';
import control from '../field/control.module.css';
import type { FieldIds } from '../field/field-frame.tsx';
import type { useTypedFigures } from '../field/use-typed-figures.ts';
import { CalendarIcon, CloseIcon } from '../icons/interface-icons.ts';
import styles from './date-field.module.css';
import type { DateFieldTexts } from './date-field-props.ts';
import type { useCalendar } from './use-calendar.ts';

interface FieldButtonsProps {
  readonly texts: DateFieldTexts;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly typed: ReturnType<typeof useTypedFigures>;
  readonly calendar: ReturnType<typeof useCalendar>;
  readonly panelId: string;
  readonly ids: FieldIds;
  readonly disabled: boolean | undefined;
}

type CalendarButtonProps = Omit<FieldButtonsProps, 'input' | 'typed'>;

function CalendarButton({ texts, calendar, panelId, ids, disabled }: CalendarButtonProps): ReactElement {
  const { stage, open, close } = calendar;
  const isOpen = stage === 'open';
  const isLoading = stage === 'loading';
  return (
    <button
      type="button"
      className={control.inner}
      aria-label={isLoading ? texts.loading : texts.open}
      aria-describedby={ids.label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      aria-busy={isLoading || undefined}
      disabled={disabled}
      onClick={({ currentTarget }) => (stage === 'closed' ? open(currentTarget) : close())}
    >
      <CalendarIcon size="sm" className={styles.icon} />
    </button>
  );
}

/** Stand inside the field, behind the date: one empties it, one opens its calendar. */
export function FieldButtons({ input, typed, ...button }: FieldButtonsProps): ReactElement {
  const clear = (): void => {
    typed.type('');
    input.current?.focus();
  };
  return (
    <>
      {typed.text !== '' && !button.disabled && (
        <button
          type="button"
          className={control.inner}
          aria-label={button.texts.clear}
          aria-describedby={button.ids.label}
          onClick={clear}
        >
          <CloseIcon size="sm" />
        </button>
      )}
      <CalendarButton {...button} />
    </>
  );
}
