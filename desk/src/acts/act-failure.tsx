import { Banner } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActModel } from './create-act.ts';
import { Told } from './told.tsx';

interface ActFailureProps {
  readonly act: ActModel;
  /** What else there is to know. */
  readonly children?: ReactNode;
}

/** Says why something was not done. With it what became of the act is forgotten. */
export function ActFailure({ act, children }: ActFailureProps) {
  const { t } = useTranslation();
  const [failure, forget] = useUnit([act.$failure, act.left]);
  useEffect(() => () => forget(), [forget]);
  if (!failure) return null;
  return (
    <Told of={failure}>
      <Banner label={t('acts.label')} tone="warning" title={t(`acts.${failure}`)}>
        {children}
      </Banner>
    </Told>
  );
}
