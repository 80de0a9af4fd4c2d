import { useField } from '@ecocircle/app-kit/form';
import { PhotoUploader } from '@ecocircle/app-kit/photo-uploader';
import { POINT_LIMITS } from '@ecocircle/shared-contracts';
import { editor, uploader } from './model.ts';
import { FieldPlace, Section } from './section.tsx';

/** What the point looks like. */
export function PhotosSection() {
  const { value, onValueChange, error, errorShown } = useField(editor, 'photos');
  return (
    <Section name="photos">
      <FieldPlace path="photos">
        <PhotoUploader
          uploader={uploader}
          value={value}
          onChange={onValueChange}
          limit={POINT_LIMITS.photos}
          error={errorShown ? (error ?? undefined) : undefined}
        />
      </FieldPlace>
    </Section>
  );
}
