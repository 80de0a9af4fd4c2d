import type { Page } from '@ecocircle/app-kit/remote';
import type { Scope } from 'effector';

/** A page of the cabinet: its loader is made of the cabinet's scope. */
export type CabinetPage = Page<Scope>;
