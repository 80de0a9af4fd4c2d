import { ENTRY_LIMITS } from '@ecocircle/shared-contracts';
import { TextField } from '@ecocircle/ui-kit';
import type { ComponentProps } from 'react';

/** The name that an entry of a dictionary has in addresses and files, which nobody spells for its author. */
export const EntryIdField = (field: ComponentProps<typeof TextField>) => (
  <TextField
    {...field}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={ENTRY_LIMITS.id}
    required
  />
);
