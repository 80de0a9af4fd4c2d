import { useServices } from '@ecocircle/app-kit/remote';
import { useWording } from '@ecocircle/app-kit/wording';
import { MATERIAL_FAMILIES } from '@ecocircle/shared-contracts';
import { Button, ChipChoice, Dialog, MaterialIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type ReactNode, useId } from 'react';
import { $count } from '../points-browser/index.ts';
import { familyChoice, toggleFamily, toggleMember } from './choice.ts';
import { type FilterParts, MatchChoice, PlainChoices } from './filter-bar.tsx';
import styles from './filter-sheet.module.css';
import { cleared, hasAbroad, isNarrow, membersOf } from './point-filter.ts';

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <div className={styles.choices}>{children}</div>
    </section>
  );
}

/** A family and its members: the family's chip is on, partly on or off as its members are. */
function Families({ filter, materials, show }: FilterParts) {
  const { t } = useWording();
  return MATERIAL_FAMILIES.map((family) => {
    const { state, chosen } = familyChoice(filter, family, materials);
    const members = membersOf(family, materials);
    if (members.length === 0) return null;
    const name = t(`families.${family}`);
    return (
      <fieldset key={family} className={styles.family}>
        <legend className="visually-hidden">{name}</legend>
        <ChipChoice
          icon={<MaterialIcon family={family} size="sm" />}
          checked={state === 'on'}
          partly={state === 'partly'}
          onChange={() => show(toggleFamily(filter, family, materials))}
        >
          {name}
        </ChipChoice>
        <div className={styles.members}>
          {members.map((material) => (
            <label key={material.id} className={styles.member}>
              <input
                type="checkbox"
                checked={chosen.includes(material.id)}
                onChange={() => show(toggleMember(filter, material, materials))}
              />
              {material.name}
            </label>
          ))}
        </div>
      </fieldset>
    );
  });
}

/** All that points can be narrowed and ordered by. What is pressed is shown at once behind it. */
export default function FilterSheet({
  open,
  onClose,
  ...parts
}: FilterParts & { readonly open: boolean; readonly onClose: () => void }) {
  const { filter, show } = parts;
  const { t, counted } = useWording();
  const { locale } = useServices();
  const count = useUnit($count);
  const priceable = filter.materials.length > 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('filters.more')}
      closeLabel={t('filters.close')}
      actions={
        <>
          {isNarrow(filter) && (
            <Button variant="ghost" onClick={() => show(cleared(filter))}>
              {t('filters.reset')}
            </Button>
          )}
          <Button onClick={onClose}>
            {count === null ? t('filters.apply') : counted('filters.applyCount', count)}
          </Button>
        </>
      }
    >
      <div className={styles.groups}>
        <Group title={t('filters.which')}>
          <PlainChoices filter={filter} show={show} />
        </Group>
        {priceable && (
          <Group title={t('filters.order')}>
            {(['open', 'price'] as const).map((sort) => (
              <ChipChoice
                key={sort}
                type="radio"
                name="order"
                checked={filter.sort === sort}
                onChange={() => show({ ...filter, sort })}
              >
                {t(`order.${sort}`)}
              </ChipChoice>
            ))}
          </Group>
        )}
        {filter.materials.length > 1 && (
          <Group title={t('filters.match')}>
            <MatchChoice filter={filter} show={show} name="sheet-match" />
          </Group>
        )}
        <Group title={t('filters.materials')}>
          <Families {...parts} />
        </Group>
        {hasAbroad(locale) && (
          <Group title={t('filters.countries')}>
            <ChipChoice checked={filter.abroad} onChange={() => show({ ...filter, abroad: !filter.abroad })}>
              {t('filters.abroad')}
            </ChipChoice>
          </Group>
        )}
      </div>
    </Dialog>
  );
}
