import { parseArgs } from 'node:util';
import { isEmail, normalEmail } from '#contract/rules.ts';
import { invitationLink } from '#server/modules/accounts/public.ts';
import { withPortalDatabase } from './open-portal-database.ts';

/** Prints a link with which the holder of an e-mail address registers as administrator. */
const given = () => {
  try {
    return parseArgs({ options: { super: { type: 'boolean', default: false } }, allowPositionals: true });
  } catch {
    // For an unknown option, the caller prints the usage.
    return undefined;
  }
};

const { values, positionals } = given() ?? { values: { super: false }, positionals: [] };
const [typed = ''] = positionals;
if (positionals.length === 1 && isEmail(typed)) {
  const email = normalEmail(typed);
  await withPortalDatabase(async (deps) => {
    const link = await invitationLink(deps, { email, super: values.super });
    process.stdout.write(`For ${email} alone, once, within 7 days:\n${link}\n`);
  });
} else {
  process.stderr.write('Usage: npm run admin:invite -- EMAIL [--super]\n');
  process.exitCode = 2;
}
