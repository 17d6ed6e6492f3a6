import { Secret, TOTP } from 'otpauth';

/** Supported by every authenticator app: six digits that change every 30 seconds, by HMAC-SHA-1. */
const KIND = { issuer: 'Avsar', algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Tolerates a clock that is off by one step. */
const WINDOW = 1;

const bytesOf = (secret: Uint8Array): Secret => new Secret({ buffer: new Uint8Array(secret).buffer });

/** 160 random bits, as RFC 4226 recommends. */
export const newTotpSecret = (): Uint8Array => new Secret({ size: 20 }).bytes;

/** Returns the secret for typing, and as URI for a QR code. */
export const totpLabels = (secret: Uint8Array, email: string): { secret: string; uri: string } => {
  const totp = new TOTP({ ...KIND, label: email, secret: bytesOf(secret) });
  return { secret: totp.secret.base32, uri: totp.toString() };
};

/** Returns the time step of a code; undefined when it is not valid at `now`. */
export const stepOfCode = (secret: Uint8Array, code: string, now: Date): number | undefined => {
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...KIND, token: code, secret: bytesOf(secret), timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / (KIND.period * 1_000)) + delta;
};
