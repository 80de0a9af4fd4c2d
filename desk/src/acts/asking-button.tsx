import { Button } from '@ecocircle/ui-kit';
import { type ComponentProps, type ReactNode, useState } from 'react';

/** What a dialog is told by the button that opens it. */
export interface Asked {
  /** The words on both buttons. */
  readonly submit: string;
  readonly onClose: () => void;
}

interface AskingButtonProps
  extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'loading' | 'disabled'> {
  readonly label: string;
  /** The dialog. */
  readonly children: (asked: Asked) => ReactNode;
}

/** A button whose dialog asks before anything is done. */
export function AskingButton({ label, children, ...button }: AskingButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsked(true)}>
        {label}
      </Button>
      {isAsked && children({ submit: label, onClose: () => setAsked(false) })}
    </>
  );
}
