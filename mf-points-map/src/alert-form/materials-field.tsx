import { useField, useToldProblem } from '@ecocircle/app-kit/form';
import { useWording } from '@ecocircle/app-kit/wording';
import { MATERIAL_FAMILIES } from '@ecocircle/shared-contracts';
import { AlertCircleIcon, ChipChoice, MaterialIcon, useHydrated } from '@ecocircle/ui-kit';
import { useId } from 'react';
import styles from './alert-form.module.css';
import type { AlertMaterial } from './alert-values.ts';
import { alertForm } from './model.ts';

/** The name of its fields, in a form without scripts, too. */
const MATERIALS = 'materials';

/** Props of {@link MaterialsField}. */
export interface MaterialsFieldProps {
  /** All that there are to choose from. */
  readonly materials: readonly AlertMaterial[];
  /** The ids of those that the visitor came for: they stand first. */
  readonly wished: readonly string[];
}

/** What is chosen; until the page's script is there, it is what the visitor came for. */
function useMaterials(wished: readonly string[]) {
  const { value, onValueChange } = useField(alertForm, MATERIALS);
  const chosen = useHydrated() ? value : wished;
  const toggle = (id: string): void => {
    onValueChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  };
  return { chosen, toggle };
}

type Choice = ReturnType<typeof useMaterials> & {
  readonly materials: readonly AlertMaterial[];
  readonly problemId: string | undefined;
};

const inputOf = ({ id }: AlertMaterial, { chosen, toggle, problemId }: Choice) => ({
  name: MATERIALS,
  value: id,
  checked: chosen.includes(id),
  onChange: () => toggle(id),
  'aria-invalid': problemId ? true : undefined,
  'aria-describedby': problemId,
});

function Families(choice: Choice) {
  const { t } = useWording();
  return MATERIAL_FAMILIES.map((family) => {
    const members = choice.materials.filter((material) => material.family === family);
    if (members.length === 0) return null;
    return (
      <fieldset key={family} className={styles.family}>
        <legend className={styles.familyName}>
          <MaterialIcon family={family} size="sm" />
          {t(`families.${family}`)}
        </legend>
        <div className={styles.members}>
          {members.map((material) => (
            <label key={material.id} className={styles.member}>
              <input type="checkbox" {...inputOf(material, choice)} />
              {material.name}
            </label>
          ))}
        </div>
      </fieldset>
    );
  });
}

function Wished(choice: Choice) {
  return (
    <div className={styles.chips}>
      {choice.materials.map((material) => (
        <ChipChoice
          key={material.id}
          icon={<MaterialIcon family={material.family} size="sm" />}
          {...inputOf(material, choice)}
        >
          {material.name}
        </ChipChoice>
      ))}
    </div>
  );
}

/** What a new point has to take: what the visitor came for, and whatever else. */
export function MaterialsField({ materials, wished }: MaterialsFieldProps) {
  const { t } = useWording();
  const id = useId();
  const problem = useToldProblem(alertForm, MATERIALS);
  const choice = { ...useMaterials(wished), problemId: problem ? id : undefined };
  const isWished = (material: AlertMaterial): boolean => wished.includes(material.id);
  const others = materials.filter((material) => !isWished(material));
  const areOthersChosen = others.some((material) => choice.chosen.includes(material.id));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('alerts.what')}</legend>
      {problem && (
        <p id={id} className={styles.problem}>
          <AlertCircleIcon size="sm" />
          {problem}
        </p>
      )}
      {wished.length === 0 ? (
        <Families {...choice} materials={materials} />
      ) : (
        <>
          <Wished {...choice} materials={materials.filter(isWished)} />
          <details className={styles.others} open={areOthersChosen || undefined}>
            <summary>{t('alerts.others')}</summary>
            <Families {...choice} materials={others} />
          </details>
        </>
      )}
    </fieldset>
  );
}
