import { useField } from '@ecocircle/app-kit/form';
import { offered, POINT_LIMITS } from '@ecocircle/shared-contracts';
import { Skeleton } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './basics-section.module.css';
import type { Dictionaries } from './dictionaries.ts';
import { editor } from './model.ts';
import { FieldPlace, Section } from './section.tsx';
import { TextPlace } from './text-place.tsx';

function IconChoice({ icons }: Pick<Dictionaries, 'icons'>) {
  const { t } = useTranslation();
  const { value, onValueChange, onFocus, name } = useField(editor, 'iconId');
  return (
    <fieldset className={styles.icons}>
      <legend className={styles.legend}>{t('editor.basics.icon')}</legend>
      {offered(icons, ({ id }) => id === value).map((icon) => (
        <label key={icon.id} className={styles.icon}>
          <input
            type="radio"
            name={name}
            value={icon.id}
            checked={value === icon.id}
            onChange={() => onValueChange(icon.id)}
            onFocus={onFocus}
            className={styles.radio}
          />
          <img src={icon.url} alt="" width={32} height={32} />
          <span>{icon.title}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What the point is called and which icon it carries. */
export function BasicsSection({ icons }: { readonly icons: Dictionaries['icons'] | null }) {
  const { t } = useTranslation();
  return (
    <Section name="basics">
      <TextPlace
        path="name"
        label={t('editor.field.name')}
        hint={t('editor.basics.nameHint', { max: POINT_LIMITS.name })}
        autoComplete="off"
      />
      <FieldPlace path="iconId">
        {icons ? <IconChoice icons={icons} /> : <Skeleton className={styles.waiting} />}
      </FieldPlace>
    </Section>
  );
}
