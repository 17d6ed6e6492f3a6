import Search from 'lucide-react/icons/search';
import { type ComponentProps, useRef } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { type ControlSize, inputClass } from '#web/components/text-field.tsx';
import { useSlash } from '#web/components/use-slash.ts';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'ref'> {
  /** The accessible name; also the placeholder unless another is given. */
  label: string;
  size?: ControlSize;
  /** The `/` key puts the cursor here. One per page. */
  slash?: boolean;
}

/** A search box with a glass; `/` reaches it from anywhere. */
export function SearchField({ label, placeholder, size, slash = false, className, ...input }: SearchFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const key = useSlash(box, slash);
  return (
    <div className={classNames('search', className)}>
      <Icon as={Search} />
      <input
        enterKeyHint="search"
        autoComplete="off"
        {...input}
        ref={box}
        type="search"
        aria-label={label}
        aria-keyshortcuts={key}
        placeholder={placeholder ?? label}
        className={inputClass(size)}
      />
      {key ? <kbd className="max-lg:hidden">{key}</kbd> : null}
    </div>
  );
}
