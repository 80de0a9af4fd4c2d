import { createContext } from 'react';
import type { Forms } from './load-forms.ts';

/** The forms that were loaded before the first render; null where the address opens none. */
export const FormsContext = createContext<Forms | null>(null);
