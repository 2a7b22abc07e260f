import type { LogEvent } from 'kysely';

/** A statement as the database got it. */
export type Asked = { sql: string; parameters: readonly unknown[] };

/** Notes the statements a database is asked while somebody wants to know. */
export type QueryLog = {
  /** Told of everything, by Kysely. */
  note(event: LogEvent): void;
  /** The statements asked for while `work` runs, each text once. */
  during(work: () => Promise<void>): Promise<Asked[]>;
};

const asksOfTables = ({ sql }: Asked): boolean => /^\s*(select|insert|update|delete|with)\b/i.test(sql);

export function createQueryLog(): QueryLog {
  let noted: Map<string, Asked> | undefined;
  return {
    note({ query: { sql, parameters } }) {
      noted?.set(sql, { sql, parameters });
    },
    async during(work) {
      const during = new Map<string, Asked>();
      noted = during;
      try {
        await work();
      } finally {
        noted = undefined;
      }
      return [...during.values()].filter(asksOfTables);
    },
  };
}
