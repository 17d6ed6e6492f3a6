import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { FileDrop } from '#web/components/file-drop.tsx';
import { errorAt } from '#web/lib/form-errors.ts';

interface FileChoiceProps<T extends FieldValues> {
  form: UseFormReturn<T>;
  name: Path<T>;
  label: string;
  extensions: readonly string[];
  optional?: boolean;
  /** Message when the file is missing. */
  required?: string;
}

const MOST_MEGABYTES = 5;

/** The extensions in an `accept` attribute, without their dots. */
export const extensionsOf = (accept: string): string[] => accept.split(',').map((extension) => extension.slice(1));

/** A file in the form. */
export function FileChoice<T extends FieldValues>({
  form,
  name,
  label,
  extensions,
  optional,
  required,
}: FileChoiceProps<T>) {
  const { register, setValue, watch, formState } = form;
  register(name, required ? { validate: (file: unknown) => file instanceof File || required } : {});
  const watched: unknown = watch(name);
  const file = typeof File !== 'undefined' && watched instanceof File ? watched : undefined;
  const put = (next: File | undefined) =>
    // The form's type has File | undefined at this name.
    setValue(name, next as PathValue<T, Path<T>>, { shouldDirty: true, shouldValidate: formState.isSubmitted });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for a file chosen before the scripts loaded
  useEffect(() => {
    const input = document.querySelector<HTMLInputElement>(`input[type="file"][name="${name}"]`);
    const early = input?.files?.[0];
    if (early) put(early);
  }, []);

  return (
    // Without scripts the native control shows the chosen file.
    <div className="noscript:[&_input]:relative noscript:[&_input]:h-auto noscript:[&_input]:opacity-100">
      <FileDrop
        label={label}
        name={name}
        optional={optional}
        error={errorAt(formState.errors, name)}
        extensions={extensions}
        maxMegabytes={MOST_MEGABYTES}
        present={file ? { name: file.name, bytes: file.size } : null}
        onChoose={put}
        onRemove={() => put(undefined)}
      />
    </div>
  );
}
