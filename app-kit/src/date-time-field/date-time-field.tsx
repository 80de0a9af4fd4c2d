import { clockHalves, clockMomentOf } from '@ecocircle/shared-contracts';
import {
  type DateTimeFieldProps as FieldProps,
  DateTimeField as PlainField,
} from '@ecocircle/ui-kit/date-time-field';
import { useMemo } from 'react';
import { useDayWords } from '../date-field/use-day-words.ts';
import { useTimeWords } from '../time-field/use-time-words.ts';
import { useWording } from '../wording/index.ts';

/** Props of {@link DateTimeField}: a moment as a clock shows it, `YYYY-MM-DDTHH:MM`, as far as it is given. */
export interface DateTimeFieldProps
  extends Omit<FieldProps, 'figures' | 'texts' | 'value' | 'onValueChange'> {
  readonly value: string;
  readonly onValueChange: (moment: string) => void;
}

function useWords(): Pick<FieldProps, 'figures' | 'texts'> {
  const { t } = useWording();
  const day = useDayWords();
  const time = useTimeWords();
  return useMemo(() => {
    const both = {
      day: t('dateTimeField.day'),
      time: t('dateTimeField.time'),
      dayMissing: t('dateTimeField.dayMissing'),
      timeMissing: t('dateTimeField.timeMissing'),
    };
    return {
      figures: { day: day.figures, time: time.figures },
      texts: { day: day.texts, time: time.texts, both },
    };
  }, [t, day, time]);
}

/** A field for a day and a time, as the page's language writes them. */
export const DateTimeField = ({ value, onValueChange, ...props }: DateTimeFieldProps) => (
  <PlainField
    {...props}
    {...useWords()}
    value={clockHalves(value)}
    onValueChange={(halves) => onValueChange(clockMomentOf(halves))}
  />
);
