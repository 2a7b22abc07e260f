import { describe, expect, it } from 'vitest';
import { withEntryCodes } from './entryLink.ts';
import { readEntryCodes } from './invite.ts';

const PAGE = 'https://p.example/games/rpg?sort=new';

describe('the address for another browser (spec §1)', () => {
  it('carries the codes one came by, and opening it finds them again', () => {
    const codes = { inviteCode: 'ABC123', channelCode: '9' };
    expect(withEntryCodes(PAGE, codes)).toBe(`${PAGE}&inviteCode=ABC123&code=9`);
    expect(readEntryCodes(withEntryCodes(PAGE, codes))).toEqual(codes);
  });

  it('carries either alone, in place of what the address had', () => {
    expect(withEntryCodes(PAGE, { inviteCode: 'ABC123', channelCode: '0' })).toBe(`${PAGE}&inviteCode=ABC123`);
    expect(withEntryCodes('https://p.example/download?code=1', { inviteCode: '', channelCode: 'spring' })).toBe(
      'https://p.example/download?code=spring',
    );
  });

  it.each([{}, { inviteCode: '', channelCode: '0' }, { inviteCode: '', channelCode: '' }])(
    'stays as it is with %j',
    (codes) => {
      expect(withEntryCodes(PAGE, codes)).toBe(PAGE);
    },
  );
});
