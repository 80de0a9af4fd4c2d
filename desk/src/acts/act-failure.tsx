import { Banner } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { ActModel } from './create-act.ts';

/** Says why something was not done. */
export function ActFailure({ act }: { readonly act: ActModel }) {
  const { t } = useTranslation();
  const failure = useUnit(act.$failure);
  return (
    <div role="alert">
      {failure && (
        <Banner label={t('acts.label')} tone="warning">
          {t(`acts.${failure}`)}
        </Banner>
      )}
    </div>
  );
}
