import { createRequire } from 'node:module';
import { PASSWORD_COST } from './cheap-password-cost.ts';

// The built portal of the journeys loads this before anything else. They register hundreds of people, and none asks how
// dear a hash is. The package is CommonJS, so whoever imports it later gets this function.
const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2');
const { hash } = argon2;
Object.assign(argon2, {
  hash: (password: string, options?: Parameters<typeof hash>[1]) => hash(password, { ...options, ...PASSWORD_COST }),
});
