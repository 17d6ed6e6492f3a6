import { useEffect, useRef, useState } from 'react';
import { LOCALE } from '#contract/locale.ts';
import { classNames } from '#web/components/class-names.ts';

interface AvatarProps {
  name: string;
  /** A picture's address; initials replace it when it is missing or broken. */
  src?: string | null;
  /** s 28, m 40 (as in a card), l 48, xl 64. */
  size?: 's' | 'm' | 'l' | 'xl';
  /** For a company represented by another company. */
  hollow?: boolean;
}

const sizes = {
  s: { class: 'face-s', px: 28 },
  m: { class: '', px: 40 },
  l: { class: 'face-m', px: 48 },
  xl: { class: 'face-l', px: 64 },
};

/** The legal form of a company is not part of its name. */
const FORM = /^(?:pvt|private|ltd|limited|llp|inc)\.?$/i;

/** Returns the initials of the first and last word, at most two letters. */
export function initialsOf(name: string): string {
  const all = name.trim().split(/\s+/).filter(Boolean);
  const words = all.filter((word, at) => at === 0 || !FORM.test(word));
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : [words[0], ''];
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toLocaleUpperCase(LOCALE);
}

/** Returns one of eight hues, always the same for a given name. */
export function hueOf(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return (hash % 8) + 1;
}

function Initials({ name, src, size = 'm', hollow, shape }: AvatarProps & { shape: 'avatar' | 'company-mark' }) {
  const [broken, setBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  // The picture may have failed before React attached its handlers.
  useEffect(() => {
    const shown = image.current;
    setBroken(Boolean(src && shown?.complete && shown.naturalWidth === 0));
  }, [src]);
  const { class: sizeClass, px } = sizes[size];
  if (src && !broken) {
    return (
      <img
        ref={image}
        src={src}
        alt=""
        width={px}
        height={px}
        loading="lazy"
        decoding="async"
        className={classNames(shape, sizeClass)}
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    <span className={classNames(shape, sizeClass, hollow ? 'hollow' : `hue-${hueOf(name)}`)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** A person's picture: round. Decorative, since the name is next to it. */
export function Avatar(props: AvatarProps) {
  return <Initials {...props} shape="avatar" />;
}

/** A company's mark: square. Decorative, since the name is next to it. */
export function CompanyMark(props: AvatarProps) {
  return <Initials {...props} shape="company-mark" />;
}
