import type { LucideIcon } from 'lucide-react/types';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { InSentence } from '#web/components/typed.tsx';

export type ButtonVariant = 'primary' | 'ink' | 'plain' | 'quiet' | 'danger' | 'danger-solid';

interface ButtonLook {
  /** Use `primary` once per view and `plain` in lists. */
  variant?: ButtonVariant;
  /** l 44 px (public pages, phone), m 40 px (inside an area), s 32 px (rows); all are 44 px on a phone. */
  size?: 'l' | 'm' | 's';
  /** An icon before the text. */
  icon?: LucideIcon;
  /** Shows only the icon: the children become the accessible name and the tooltip. */
  iconOnly?: boolean;
  /** Makes the button as wide as its container. */
  block?: boolean;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows a spinner and blocks a second click, at the same width. */
  busy?: boolean;
  /** The text while busy, such as "Logging in...". */
  busyLabel?: string;
}

function buttonClass({ variant = 'plain', size = 'l', iconOnly, block }: ButtonLook, extra?: string): string {
  return classNames(
    'btn',
    `btn-${variant}`,
    size !== 'l' && `btn-${size}`,
    iconOnly && 'btn-icon',
    block && 'btn-block',
    extra,
  );
}

function ButtonFace({
  icon,
  iconOnly,
  size,
  children,
}: Pick<ButtonLook, 'icon' | 'iconOnly' | 'size'> & { children?: ReactNode }) {
  return (
    <>
      {icon ? <Icon as={icon} size={iconOnly && size !== 's' ? 'l' : size === 's' ? 's' : 'm'} /> : null}
      {iconOnly ? (
        <span className="visually-hidden">
          <InSentence>{children}</InSentence>
        </span>
      ) : (
        children
      )}
    </>
  );
}

/** A button. Its type is "button" by default. */
export function Button({
  variant,
  size,
  icon,
  iconOnly,
  block,
  busy = false,
  busyLabel,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const swallow = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  const face = (
    <ButtonFace icon={icon} iconOnly={iconOnly} size={size}>
      {children}
    </ButtonFace>
  );
  return (
    <button
      title={iconOnly && typeof children === 'string' ? children : undefined}
      {...rest}
      type={type}
      className={buttonClass({ variant, size, iconOnly, block }, classNames(busy && 'is-busy', className))}
      aria-disabled={busy || undefined}
      onClick={busy ? swallow : onClick}
    >
      {busy ? (
        <>
          {/* The idle text stays in the layout to keep the width; the busy text lies over it. */}
          <span className="btn-face btn-rest" aria-hidden="true">
            {face}
          </span>
          <span className="btn-face">
            <span className="spin" aria-hidden="true" />
            {iconOnly ? (
              <span className="visually-hidden">
                <InSentence>{busyLabel ?? children}</InSentence>
              </span>
            ) : (
              (busyLabel ?? children)
            )}
          </span>
        </>
      ) : (
        face
      )}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  icon,
  iconOnly,
  block,
  className,
  children,
  ...rest
}: ButtonLook & Omit<LinkProps, 'size'>) {
  return (
    <Link
      title={iconOnly && typeof children === 'string' ? children : undefined}
      {...rest}
      className={buttonClass({ variant, size, iconOnly, block }, className)}
    >
      <ButtonFace icon={icon} iconOnly={iconOnly} size={size}>
        {children}
      </ButtonFace>
    </Link>
  );
}
