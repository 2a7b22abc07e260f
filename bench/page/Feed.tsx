import { useEffect, useRef, useState } from 'react';
import { VirtualList } from '#components/VirtualList/VirtualList.tsx';
import { bench } from './contract.ts';
import { fetchPage, MAX, PAGE, row, type Row } from '#bench-rows';

/** The mean height of a row, px. */
const ESTIMATE = 150;

function FeedRow({ item }: { item: Row }) {
  return (
    <div className="row" data-row={item.id}>
      <div className="av" style={{ background: `hsl(${item.hue} 60% 50%)` }}>
        {item.name[0]}
      </div>
      <div className="bd">
        <div className="nm">{item.name}</div>
        <p className="tx">{item.text}</p>
        {item.images.length > 0 && (
          <div className="im">
            {item.images.map((hue) => (
              <svg key={hue} viewBox="0 0 96 96">
                <rect width="96" height="96" fill={`hsl(${hue} 70% 75%)`} />
                <circle cx="48" cy="40" r="20" fill="#fff" />
              </svg>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

export function Feed() {
  const [rows, setRows] = useState(() => Array.from({ length: PAGE }, (_, at) => row(at)));
  const [loading, setLoading] = useState(false);
  const committed = useRef(rows.length);
  useEffect(() => {
    committed.current = rows.length;
    bench.loaded = () => committed.current;
  }, [rows]);

  const loadMore = () => {
    setLoading(true);
    void fetchPage(rows.length).then((more) => {
      setRows((before) => [...before, ...more]);
      setLoading(false);
    });
  };

  return (
    <VirtualList
      label="动态"
      items={rows}
      itemKey={(item) => item.id}
      estimateHeight={ESTIMATE}
      renderItem={(item) => <FeedRow item={item} />}
      tail={loading ? 'loading' : rows.length < MAX ? 'more' : 'end'}
      onLoadMore={loadMore}
      onRetry={loadMore}
    />
  );
}
