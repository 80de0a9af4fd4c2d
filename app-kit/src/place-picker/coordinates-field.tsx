import { Button, TextField } from '@ecocircle/ui-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Place, readCoordinates, seemsSwapped, turned, writeCoordinates } from './coordinates.ts';
import styles from './place-picker.module.css';

interface CoordinatesFieldProps {
  readonly value: Place | null;
  /** Where the person works: what seems swapped is told by it. */
  readonly near: Place;
  readonly onChange: (place: Place | null) => void;
  readonly error?: ReactNode;
  readonly errorShown?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly name?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly onFocus?: (() => void) | undefined;
}

const isSame = (one: Place | null, other: Place | null): boolean =>
  one?.lng === other?.lng && one?.lat === other?.lat;

/** What is typed, until the place is chosen another way. */
function useTypedCoordinates(value: Place | null, onChange: (place: Place | null) => void) {
  const [text, setText] = useState(value ? writeCoordinates(value) : '');
  const [meant, setMeant] = useState(value);
  if (!isSame(value, meant)) {
    setMeant(value);
    setText(value ? writeCoordinates(value) : '');
  }
  const type = (typed: string) => {
    const read = readCoordinates(typed);
    const place = read.kind === 'place' ? read.place : null;
    setText(typed);
    setMeant(place);
    if (!isSame(place, value)) onChange(place);
  };
  return { text, type, read: readCoordinates(text) };
}

/** Latitude and longitude as text; two numbers that seem swapped are said so and can be turned round. */
export function CoordinatesField({
  value,
  near,
  onChange,
  error,
  errorShown,
  ...field
}: CoordinatesFieldProps) {
  const { t } = useTranslation();
  const { text, type, read } = useTypedCoordinates(value, onChange);
  const isFilled = text.trim() !== '';
  const swapped =
    read.kind === 'swapped'
      ? read.place
      : read.kind === 'place' && seemsSwapped(read.place, near)
        ? turned(read.place)
        : null;
  const own = isFilled && read.kind !== 'place' ? t(`place.problem.${read.kind}`) : null;
  return (
    <div className={styles.coordinates}>
      <TextField
        {...field}
        label={t('place.coordinates')}
        hint={t('place.coordinatesHint')}
        inputMode="text"
        autoComplete="off"
        value={text}
        onValueChange={type}
        error={own ?? error}
        {...(errorShown === undefined ? {} : { errorShown })}
      />
      <div role="status">
        {swapped && (
          <p className={styles.swapped}>
            <span>{t('place.swapped', { coordinates: writeCoordinates(swapped) })}</span>
            <Button variant="secondary" size="sm" onClick={() => type(writeCoordinates(swapped))}>
              {t('place.turnRound')}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
