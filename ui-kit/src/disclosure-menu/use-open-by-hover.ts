import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useHoverSupport } from '../environment/use-hover-support.ts';

/** Milliseconds that a mouse rests before a menu follows it. */
const REST = 120;

/**
 * Whether something is open: by a press, or by a mouse that rests on it. What a mouse opened closes when it leaves;
 * a press on it keeps it.
 */
export function useOpenByHover() {
  const [state, setState] = useState<'closed' | 'hovered' | 'pressed'>('closed');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const canHover = useHoverSupport();
  useEffect(() => () => clearTimeout(timer.current), []);

  const setOpen = useCallback((open: boolean): void => {
    clearTimeout(timer.current);
    setState(open ? 'pressed' : 'closed');
  }, []);
  const later = (change: (state: 'closed' | 'hovered' | 'pressed') => typeof state) => {
    return ({ pointerType }: PointerEvent): void => {
      clearTimeout(timer.current);
      if (canHover && pointerType === 'mouse') timer.current = setTimeout(() => setState(change), REST);
    };
  };
  return {
    isOpen: state !== 'closed',
    setOpen,
    press: () => setOpen(state !== 'pressed'),
    hoverProps: {
      onPointerEnter: later((now) => (now === 'closed' ? 'hovered' : now)),
      onPointerLeave: later((now) => (now === 'hovered' ? 'closed' : now)),
    },
  };
}
