import { Banner } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { ActFailure } from './act-failure.tsx';
import type { Act, ActModel } from './create-act.ts';
import { Told } from './told.tsx';

/** Of `/accounts/7/block/` the part of the desk, and what was done there. */
function namesIn({ path }: Act) {
  const [area, ...rest] = path.split('/').filter(Boolean);
  return { area, name: rest.at(-1) };
}

interface ActResultProps {
  readonly act: ActModel;
  /** What follows from it, where the page alone would not show it. */
  readonly text?: string;
}

/** Says what was done, in the words of the list of what staff did, or why it was not. */
export function ActResult({ act, text }: ActResultProps) {
  const { t } = useTranslation();
  const made = useUnit(act.$made);
  const { area, name } = made ? namesIn(made) : {};
  return (
    <>
      <ActFailure act={act} />
      {made && (
        <Told of={made}>
          <Banner label={t('acts.done')} title={t(`staffActs.of.${area}.${name}`)}>
            {text}
          </Banner>
        </Told>
      )}
    </>
  );
}
