import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../conflicts/index.ts';
import { aboutWords, type MergedPart, organizationMerge } from './conflicts.ts';
import { $opening, $present, conflictLeft, editor, merged } from './model.ts';
import { type OrganizationValues, valuesOf } from './organization-values.ts';

function useWords() {
  const { t } = useTranslation();
  return (part: MergedPart, values: OrganizationValues): string => {
    if (part === 'logo') return values.logo.length > 0 ? t('organization.conflict.picture') : '';
    return part === 'about' ? aboutWords(values) : values[part];
  };
}

/** Two members have changed the page: shows both versions part by part and lets the person choose. */
export function OrganizationConflict() {
  const { t } = useTranslation();
  const wordsOf = useWords();
  const [present, opening, mine] = useUnit([$present, $opening, editor.$values]);
  const [merge, leave] = useUnit([merged, conflictLeft]);
  const base = opening && valuesOf(opening.organization);
  return (
    <ConflictDialog
      title={t('organization.conflict.title')}
      merge={organizationMerge}
      versions={present && base && { mine, theirs: valuesOf(present), base }}
      labelOf={(part) => t(`organization.field.${part}`)}
      wordsOf={(part, versions) => ({
        mine: wordsOf(part, versions.mine),
        theirs: wordsOf(part, versions.theirs),
      })}
      onClose={leave}
      onMerged={(values) => present && merge({ values, present })}
    />
  );
}
