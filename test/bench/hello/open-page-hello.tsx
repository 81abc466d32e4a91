// The flyer's baseline: the frame with a query, an infinite query, an icon and formatted tax ids.
import '@mantine/core/styles/Skeleton.layer.css';
import { formatCnpj } from '@brazilian-utils/brazilian-utils/format-cnpj';
import { formatCpf } from '@brazilian-utils/brazilian-utils/format-cpf';
import { Skeleton } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { showHello } from './hello-frame.tsx';

function Data() {
  const { data } = useQuery({
    queryKey: ['shop'],
    queryFn: async () => [formatCpf('52998224725'), formatCnpj('11222333000181')],
  });
  const { data: pages } = useInfiniteQuery({
    queryKey: ['offers'],
    queryFn: async () => 'Olá',
    initialPageParam: '',
    getNextPageParam: () => undefined,
  });
  if (!data || !pages) return <Skeleton height={40} />;
  return (
    <p>
      <IconBrandWhatsapp />
      {data}
      {pages.pages}
    </p>
  );
}

await showHello(<Data />);
