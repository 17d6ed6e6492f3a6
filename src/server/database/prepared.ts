import type { Executor } from './client.ts';

/**
 * A statement that Drizzle builds and PostgreSQL plans once for each connection instead of with every call; behind a
 * pooler PostgreSQL still plans it each time. Only for frequent statements that look rows up by their keys: others need
 * a plan for their values.
 *
 * @param build ends with `.prepare(name)`; the values are placeholders. Variants, such as the kind of a caller, have
 *   separate names
 */
export const prepared = <Statement, Variant = void>(
  build: (executor: Executor, variant: Variant) => Statement,
): ((executor: Executor, variant: Variant) => Statement) => {
  // Transactions on the same connection share its session.
  const sessions = new WeakMap<object, Map<Variant, Statement>>();
  return (executor, variant) => {
    const { session } = executor._;
    const statements = sessions.get(session) ?? new Map<Variant, Statement>();
    sessions.set(session, statements);
    const statement = statements.get(variant) ?? build(executor, variant);
    statements.set(variant, statement);
    return statement;
  };
};
