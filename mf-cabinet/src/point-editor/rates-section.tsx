import { useField, useRows } from '@ecocircle/app-kit/form';
import { currencyOf, offered } from '@ecocircle/shared-contracts';
import {
  Button,
  CloseIcon,
  IconButton,
  NativeSelect,
  PlusIcon,
  Skeleton,
  TextField,
} from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Dictionaries } from './dictionaries.ts';
import { EMPTY_RATE } from './editor-values.ts';
import { editor } from './model.ts';
import styles from './rates-section.module.css';
import { FieldPlace, Section } from './section.tsx';
import { usePlaceFacts } from './use-place-facts.ts';

interface RateProps extends Pick<Dictionaries, 'materials' | 'units'> {
  readonly index: number;
  readonly currency: string | null;
  readonly onRemove: () => void;
}

function Rate({ index, materials, units, currency, onRemove }: RateProps) {
  const { t } = useTranslation();
  const none = { id: '', title: t('editor.rates.choose') };
  const { valid: _, ...material } = useField(editor, `smrs.${index}.typeId`);
  const { valid: __, ...unit } = useField(editor, `smrs.${index}.uom`);
  const price = useField(editor, `smrs.${index}.price`);
  return (
    <fieldset className={styles.rate} aria-label={t('editor.rates.row', { number: index + 1 })}>
      <div className={styles.material} data-field={`smrs.${index}.typeId`}>
        <NativeSelect
          label={t('editor.field.typeId')}
          items={[none, ...offered(materials, ({ id }) => id === material.value)]}
          {...material}
        />
      </div>
      <div data-field={`smrs.${index}.rate`}>
        <TextField
          label={currency ? t('editor.rates.priceIn', { currency }) : t('editor.field.rate')}
          inputMode="decimal"
          autoComplete="off"
          {...price}
        />
      </div>
      <div data-field={`smrs.${index}.uom`}>
        <NativeSelect
          label={t('editor.field.uom')}
          items={[none, ...offered(units, ({ id }) => id === unit.value)]}
          {...unit}
        />
      </div>
      <IconButton
        label={t('editor.rates.remove', { number: index + 1 })}
        icon={<CloseIcon />}
        className={styles.remove}
        onClick={onRemove}
      />
    </fieldset>
  );
}

function Rates({ materials, units }: Dictionaries) {
  const { t } = useTranslation();
  const { keys, add, remove } = useRows(editor, 'smrs');
  const currency = currencyOf(usePlaceFacts().country);
  return (
    <div className={styles.rates}>
      {keys.map((key, index) => (
        <Rate key={key} {...{ index, materials, units, currency }} onRemove={() => remove(index)} />
      ))}
      <Button
        variant="secondary"
        icon={<PlusIcon size="sm" />}
        className={styles.add}
        onClick={() => add(EMPTY_RATE)}
      >
        {t('editor.rates.add')}
      </Button>
    </div>
  );
}

/** What the point takes and pays for it; the dictionaries are null while they are loaded. */
export const RatesSection = ({ dictionaries }: { readonly dictionaries: Dictionaries | null }) => (
  <Section name="rates">
    <FieldPlace path="smrs">{dictionaries ? <Rates {...dictionaries} /> : <Skeleton lines={2} />}</FieldPlace>
  </Section>
);
