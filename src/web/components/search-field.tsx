import Search from 'lucide-react/icons/search';
import { type ComponentProps, useRef } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { type ControlSize, inputClass } from '#web/components/text-field.tsx';
import { useSlash } from '#web/components/use-slash.ts';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'ref'> {
  /** The accessible name, and the placeholder by default. */
  label: string;
  size?: ControlSize;
  /** The `/` key focuses this box. One per page. */
  slash?: boolean;
}

/** A search box with a magnifying glass; `/` focuses it from anywhere. */
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
