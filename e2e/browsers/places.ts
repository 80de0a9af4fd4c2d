import type { Target } from './visitor.ts';

export const MAIN: Target = { role: 'main' };
export const HEADER: Target = { role: 'banner' };
export const FOOTER: Target = { role: 'contentinfo' };

export const heading = (name: string | RegExp, within = MAIN): Target => ({ role: 'heading', name, within });
export const link = (name: string | RegExp, within: Target): Target => ({ role: 'link', name, within });
export const button = (name: string | RegExp, within: Target): Target => ({ role: 'button', name, within });
export const field = (name: string | RegExp, within: Target): Target => ({ role: 'textbox', name, within });
export const dialog = (name: string | RegExp): Target => ({ role: 'dialog', name });
