import { eq } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { notificationSettings } from '#server/database/schema/index.ts';

export const readMailSettings = async (executor: Executor, accountId: string) => ({
  'mail-settings': await executor
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.accountId, accountId)),
});
