/** The privacy notice. */
export function PrivacyText() {
  return (
    <>
      <h1>Aviso de privacidade da Vitrine</h1>
      <p>Versão de 27 de novembro de 2026.</p>
      <p>
        Este aviso conta que dados pessoais tratamos, para quê, e quais são os seus direitos pela
        Lei Geral de Proteção de Dados (Lei 13.709/2018, a LGPD).
      </p>
      <h2>Que dados tratamos</h2>
      <p>
        Da sua conta: nome, e-mail, país, idioma e, se você quiser, telefone e data de nascimento; a
        versão dos termos que você aceitou e quando; as lojas que você segue; os aparelhos em que
        você ligou as notificações. Da sua empresa: nome, CPF ou CNPJ, porte, lojas, ofertas, fotos,
        validadores, faturas e comprovantes. Do uso: data, hora e endereço IP de cada acesso, e
        registros técnicos de cada pedido, sem o conteúdo do que você digita.
      </p>
      <h2>Para quê</h2>
      <p>
        Para executar o contrato com você (art. 7º, V), cumprir obrigações legais (art. 7º, II) e
        proteger o serviço contra fraude e abuso (art. 7º, IX). Não vendemos dados e não mostramos
        publicidade de terceiros.
      </p>
      <h2>O que é público</h2>
      <p>
        Nome, CPF ou CNPJ e endereço de quem publica ofertas, porque a lei pede que o fornecedor
        seja identificado (Decreto 7.962/2013), e o que você publica: lojas, contatos, ofertas e
        fotos. O resto da sua conta não é público.
      </p>
      <h2>Por quanto tempo</h2>
      <p>
        Enquanto a conta existir. Ao excluí-la, apagamos os dados; as cópias de segurança são
        apagadas em 35 dias, e o que a lei tributária exige fica guardado, com acesso restrito, até
        cinco anos depois do fim do ano (art. 16, I, da LGPD; art. 173 do CTN). Os registros de
        acesso ficam por cerca de seis meses (art. 15 da Lei 12.965/2014). Um código tirado do CPF
        ou CNPJ da empresa e as decisões da nossa equipe sobre ela ficam por cinco anos.
      </p>
      <h2>Neste aparelho</h2>
      <p>
        Guardamos no armazenamento do navegador a sua sessão, o idioma, o tema, os rascunhos de
        formulários e cópias das suas listas, para abrir sem internet. Quando você escolhe um
        idioma, um cookie chamado <code>language</code> guarda só essa escolha, por um ano. Outro,
        chamado <code>place</code>, guarda por um ano a última cidade ou o último estado cujas
        ofertas você viu, para levar você de volta; nossos servidores não o leem. Se você toca em
        seguir uma loja antes de entrar, o navegador guarda esse toque por meia hora. Contamos
        quantas vezes lojas e ofertas são vistas, sem cookies e sem guardar quem viu. Não usamos
        cookies de rastreamento.
      </p>
      <h2>Seus direitos</h2>
      <p>
        Você pode ver, corrigir, levar e apagar seus dados, e perguntar com quem foram
        compartilhados (art. 18 da LGPD). Em Perfil você corrige seus dados, pede uma cópia deles e
        exclui a conta; para o resto, fale com quem cuida desta instalação da Vitrine ou com a
        Autoridade Nacional de Proteção de Dados.
      </p>
    </>
  );
}
