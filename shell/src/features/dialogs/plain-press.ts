import type { MouseEvent } from 'react';

/** Whether a press on a link means to follow it here, and not in another tab or window. */
export const isPlainPress = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
