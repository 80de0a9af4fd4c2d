import { useLocation } from '@ecocircle/shared-contracts/router';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

/**
 * A button that shows and hides a panel. Escape closes it and returns focus to the button; leaving it by focus, a
 * press outside, or a navigation closes it too.
 */
export function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  return {
    isOpen,
    close: () => setOpen(false),
    rootProps: {
      ref: root,
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      },
      onBlur(event: FocusEvent) {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
      },
    },
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      onClick: () => setOpen((open) => !open),
    },
    panelProps: { id: panelId, hidden: !isOpen },
  };
}
