/** What a press on a link was made with. */
type Press = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a press on a link means to follow it here, and not in another tab or window. */
export const isPlainPress = ({ button, altKey, ctrlKey, metaKey, shiftKey }: Press): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
