const TYPED_INTO = 'textarea, input:not([type="search"], [type="checkbox"], [type="radio"], [type="hidden"])';

/** Whether a form of the page holds text that somebody typed and a reload would lose. */
export const hasTypedText = (page: ParentNode): boolean =>
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED_INTO)].some(
    ({ readOnly, value, defaultValue }) => !readOnly && value.trim() !== '' && value !== defaultValue,
  );
