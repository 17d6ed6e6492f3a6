import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands: six digits that change every 30 seconds, by HMAC-SHA-1. */
const KIND = { issuer: 'Avsar', algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** A clock may be wrong by one step. */
const WINDOW = 1;

const bytesOf = (secret: Uint8Array): Secret => new Secret({ buffer: new Uint8Array(secret).buffer });

/** 160 random bits, as RFC 4226 recommends. */
export const newTotpSecret = (): Uint8Array => new Secret({ size: 20 }).bytes;

/** The secret as a person types it, and as a QR code carries it. */
export const totpLabels = (secret: Uint8Array, email: string): { secret: string; uri: string } => {
  const totp = new TOTP({ ...KIND, label: email, secret: bytesOf(secret) });
  return { secret: totp.secret.base32, uri: totp.toString() };
};

/** The time step that a code belongs to; nothing when it is not right at `now`. */
export const stepOfCode = (secret: Uint8Array, code: string, now: Date): number | undefined => {
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...KIND, token: code, secret: bytesOf(secret), timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / (KIND.period * 1_000)) + delta;
};
