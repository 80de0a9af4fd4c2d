import { useWording } from '@ecocircle/app-kit/wording';
import { useUnit } from 'effector-react';
import { Actions, AskingButton, ConfirmDialog } from '../../acts/index.ts';
import { rotation } from './model.ts';

/** How a new key is made, by the ends of the calls, and whether sessions are lost with the old one. */
const ROTATIONS = { rotate: false, 'rotate-and-end-sessions': true } as const;

const NAMES = Object.keys(ROTATIONS) as (keyof typeof ROTATIONS)[];

/** A new key, with the sessions of the old one or without them. */
export function Rotate() {
  const { t } = useWording();
  const [rotate, isPending] = useUnit([rotation.wanted, rotation.$pending]);
  return (
    <Actions>
      {NAMES.map((name) => (
        <AskingButton
          key={name}
          variant={ROTATIONS[name] ? 'danger' : 'primary'}
          loading={isPending}
          label={t(`keys.acts.${name}`)}
        >
          {(asked) => (
            <ConfirmDialog
              {...asked}
              text={t(`keys.texts.${name}`)}
              isFinal={ROTATIONS[name]}
              onConfirmed={() => rotate({ path: `/keys/${name}/`, body: {} })}
            />
          )}
        </AskingButton>
      ))}
    </Actions>
  );
}
