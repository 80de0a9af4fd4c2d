import type { ShellServices } from '@ecocircle/shared-contracts';
/** Gives the shell's services to the components below. */
export declare const ServicesProvider: import('react').Provider<ShellServices | null>;
/** The shell's services. */
export declare function useServices(): ShellServices;
