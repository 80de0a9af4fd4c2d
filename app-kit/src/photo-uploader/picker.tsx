import { PHOTO_TYPES } from '@ecocircle/shared-contracts';
import { Button, PlusIcon } from '@ecocircle/ui-kit';
import { type ChangeEvent, useRef } from 'react';
import styles from './photo-uploader.module.css';

/** Names, too: not every browser knows the type of HEIC. */
export const ACCEPTED_PHOTOS = [...PHOTO_TYPES, '.heic', '.heif'].join(',');

interface PickerProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly label: string;
  /** Opens the camera instead of the files. */
  readonly camera?: boolean;
  /** Takes one file, not several at once. */
  readonly single?: boolean;
  readonly disabled?: boolean;
}

/** A button that opens the files, or the camera of a phone. */
export function Picker({ label, camera = false, single = camera, disabled = false, onFiles }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    onFiles([...(target.files ?? [])]);
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={camera ? 'image/*' : ACCEPTED_PHOTOS}
        multiple={!single}
        {...(camera && { capture: 'environment' })}
        onChange={choose}
      />
      <Button
        variant="secondary"
        icon={camera ? undefined : <PlusIcon size="sm" />}
        className={camera ? styles.camera : undefined}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
