import { type DateFieldProps as FieldProps, DateField as PlainField } from '@ecocircle/ui-kit/date-field';
import { useDayWords } from './use-day-words.ts';

/** Props of {@link DateField}. */
export type DateFieldProps = Omit<FieldProps, 'figures' | 'texts'>;

/** A field for a day, as the page's language writes it. */
export const DateField = (props: DateFieldProps) => <PlainField {...props} {...useDayWords()} />;
