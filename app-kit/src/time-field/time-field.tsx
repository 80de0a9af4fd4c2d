import { type TimeFieldProps as FieldProps, TimeField as PlainField } from '@ecocircle/ui-kit/time-field';
import { useTimeWords } from './use-time-words.ts';

/** Props of {@link TimeField}. */
export type TimeFieldProps = Omit<FieldProps, 'figures' | 'texts'>;

/** A field for a time of the clock, as the page's language writes it. */
export const TimeField = (props: TimeFieldProps) => <PlainField {...props} {...useTimeWords()} />;
